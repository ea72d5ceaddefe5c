import { newRequest as words } from '#content/studio-new.ts'
import type { BriefFaults, TypedBrief } from '#domain/brief.ts'
import { SourceFields } from './aim-fields.tsx'
import { LineField } from './fields.tsx'

type Fields = { typed: TypedBrief; faults: BriefFaults }

/** What it is made from, and who gets it. */
export function FromAndFor({ typed, faults }: Fields) {
  const { source, person } = words.groups
  return (
    <>
      <fieldset>
        <legend>{source.title}</legend>
        <LineField
          name="website"
          typed={typed}
          faults={faults}
          inputMode="url"
          autoComplete="off"
          maxLength={2100}
        />
        <SourceFields typed={typed} faults={faults} />
        <LineField name="business" typed={typed} faults={faults} autoComplete="off" maxLength={200} />
      </fieldset>
      <fieldset>
        <legend>{person.title}</legend>
        <p className="small quiet">{person.text}</p>
        <LineField
          name="email"
          typed={typed}
          faults={faults}
          type="email"
          autoComplete="off"
          maxLength={300}
        />
      </fieldset>
    </>
  )
}
