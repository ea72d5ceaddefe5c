import type { ComponentType } from 'react'

/** Every React component that may wake in the browser, each in a chunk of its own. */
export const islands = {
  Player: () => import('./ui/player.tsx').then((module) => module.Player as ComponentType<never>),
  WebsiteField: () =>
    import('./marketing/home/website-field.tsx').then(
      (module) => module.WebsiteField as ComponentType<never>,
    ),
  Wizard: () =>
    import('./marketing/create-podcast/wizard.tsx').then((module) => module.Wizard as ComponentType<never>),
}

export type IslandName = keyof typeof islands
