import { readHealth } from '#operations/read-health.ts'
import { studioContext } from '#site/context.ts'
import type { Route } from './+types/health-file'

export const loader = async ({ context }: Route.LoaderArgs) =>
  Response.json(await readHealth(context.get(studioContext)))
