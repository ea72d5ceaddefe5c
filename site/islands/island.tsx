import type { ComponentType } from 'react'
import type { IslandName } from '#site/island-registry.ts'

type Wakes = 'now' | 'on-intent'

/** Marks a component that React takes over in the browser; everything around it stays plain HTML. */
export function Island<Props extends object>({
  name,
  of: Component,
  wakes,
  props,
}: {
  name: IslandName
  of: ComponentType<Props>
  wakes: Wakes
  props: Props
}) {
  return (
    <div data-island={name} data-wakes={wakes} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
