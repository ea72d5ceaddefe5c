import { portalDoor } from '#content/portal-door.ts'
import { paths } from '#site/paths.ts'
import { PortalCard } from '#site/portal/portal-card.tsx'
import { ButtonLink } from '#site/ui/button.tsx'

const words = portalDoor.dead

export const DeadCode = () => (
  <PortalCard>
    <h1>{words.heading}</h1>
    <p>{words.text}</p>
    <p>
      <ButtonLink href={paths.portalSignIn()}>{words.again}</ButtonLink>
    </p>
  </PortalCard>
)
