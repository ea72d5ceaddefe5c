import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { loadConfig } from '#server/config.ts'
import { inlineScripts } from '#site/build/inline-scripts.ts'
import { islandsPlugin } from '#site/build/islands.ts'
import { builtPlace } from '#site/build/place.ts'
import { rendererFirst } from '#site/build/renderer-first.ts'
import { rooms } from '#site/build/rooms.ts'
import { shortNames } from '#site/build/short-names.ts'
import { soundFirst } from '#site/build/sound-first.ts'

const loaded = loadConfig()
if (!loaded.ok) throw new Error(loaded.faults.join('\n'))

export default defineConfig(({ command }) => ({
  // Without these targets Vite lowers light-dark() to variables that toggle.
  build: { cssTarget: ['chrome125', 'safari18', 'firefox128'], assetsInlineLimit: 0 },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortNames() } } }),
  // Only what letters use of it: a code highlighter and a style compiler would come along, at every start.
  ssr: { noExternal: [/^@react-email\//] },
  plugins: [
    rooms(),
    builtPlace({
      origin: loaded.config.siteOrigin,
      requests: {
        url: loaded.config.requestsUrl ?? '/rest/v1/podcast_requests',
        anonKey: loaded.config.anonymousKey,
        isOurs: loaded.config.requestsUrl === undefined,
      },
    }),
    inlineScripts(),
    reactRouter(),
    islandsPlugin(),
    soundFirst(),
    rendererFirst('build'),
  ],
}))
