import { InlineScript } from '#site/inline-script.tsx'
import leaveTitle from './leave-title.ts?inline'

/** For pages whose title is only theirs: when they are left, it is `title`; whoever comes back finds theirs again. */
export const TitleOnLeaving = ({ title }: { title: string }) => (
  <InlineScript data-leaves={title} code={leaveTitle} />
)
