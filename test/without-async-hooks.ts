/**
 * Loaded before `node:test`, which watches every promise of a process to learn which test an error or a suite's line
 * belongs to: a third of what a server under test costs. The same is told by a store that follows asynchronous work,
 * for nothing.
 */
import hooks, { AsyncLocalStorage, type HookCallbacks } from 'node:async_hooks'

const { AsyncResource, createHook, executionAsyncId } = hooks
const running = new AsyncLocalStorage<number>()
let tell: HookCallbacks['init']

class Followed extends AsyncResource {
  constructor(...given: ConstructorParameters<typeof AsyncResource>) {
    super(...given)
    tell?.(this.asyncId(), given[0], this.triggerAsyncId(), this)
  }

  override runInAsyncScope<This, Result>(
    work: (this: This, ...args: unknown[]) => Result,
    at?: This,
    ...args: unknown[]
  ): Result {
    const follow = () => running.run(this.asyncId(), () => Reflect.apply(work, at, args))
    return super.runInAsyncScope(follow)
  }
}

Object.assign(hooks, {
  AsyncResource: Followed,
  executionAsyncId: () => running.getStore() ?? 0,
  createHook({ init }: HookCallbacks) {
    const hook = {
      enable() {
        tell = init
        return hook
      },
      disable: () => hook,
    }
    return hook
  },
})
await import('node:test')
Object.assign(hooks, { AsyncResource, createHook, executionAsyncId })
