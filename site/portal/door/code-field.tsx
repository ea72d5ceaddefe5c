import { portalDoor } from '#content/portal-door.ts'
import { Field } from '#site/ui/field.tsx'

/** Six digits that telephones offer out of the letter. */
export const PortalCodeField = () => (
  <Field
    id="code"
    name="code"
    label={portalDoor.code.label}
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[0-9 ]{6,8}"
    maxLength={8}
    required
  />
)
