import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isKeyOf } from '#domain/own.ts'
import { islands } from '#site/island-registry.ts'
import { SettingsContext } from '#site/settings.ts'
import { handedSettings } from './handed-settings.tsx'

/** Resolves once React has taken the island over, so that a waiting click can be passed on to it. */
export async function wake(island: HTMLElement) {
  const { island: name, props = '{}' } = island.dataset
  // The name and the props were written by <Island>, which checks both.
  if (!name || !isKeyOf(islands, name)) return
  // Each of them takes the props that <Island> has checked.
  const Component = (await islands[name]()) as ComponentType<object>
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <Awake onAwake={resolve}>
        <SettingsContext value={handedSettings()}>
          <Component {...JSON.parse(props)} />
        </SettingsContext>
      </Awake>,
    )
  })
  island.dataset.awake = ''
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
