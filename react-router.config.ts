import type { Config } from '@react-router/dev/config'
import { compress } from '#site/build/compress.ts'
import { hashesOf, writeInlineHashes } from '#site/build/inline-hashes.ts'
import { dropRouterData, inlineStyles } from '#site/build/inline-styles.ts'
import { prerenderedPaths } from '#site/prerendered-paths.ts'

export default {
  appDirectory: 'site',
  ssr: true,
  prerender: prerenderedPaths,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const folder = `${reactRouterConfig.buildDirectory}/client`
    const style = hashesOf(await inlineStyles(folder))
    await writeInlineHashes(reactRouterConfig.buildDirectory, { style })
    await dropRouterData(folder)
    await compress(folder)
  },
} satisfies Config
