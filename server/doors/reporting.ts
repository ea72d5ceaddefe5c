import type { ActionFunction, LoaderFunction, ServerBuild } from 'react-router'
import { reportContext } from '#site/context.ts'
import { reported } from '#site/failure.ts'

type Module = NonNullable<ServerBuild['routes'][string]>['module']

/**
 * The same build, whose loaders and actions say with whatever breaks how the log knows it. The router hands an answer
 * on as it is, to a document as to the client; an error it would blank.
 */
export const reporting = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route && { ...route, module: reportingModule(route.module) },
    ]),
  ),
})

const reportingModule = (module: Module): Module => ({
  ...module,
  ...(module.loader && { loader: heard(module.loader) }),
  ...(module.action && { action: heard(module.action) }),
})

const heard =
  <Run extends LoaderFunction | ActionFunction>(run: Run) =>
  async (args: Parameters<Run>[0]) => {
    try {
      return await run(args)
    } catch (error) {
      if (error instanceof Error && !args.request.signal.aborted)
        throw reported(error, args.context.get(reportContext))
      throw error
    }
  }
