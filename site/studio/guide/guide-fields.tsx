import { guideWords as words } from '#content/studio-guide.ts'
import type { GuideFaults, GuideField as Name, TypedGuide } from '#domain/typed-guide.ts'
import { guideLimits } from '#domain/voice-guide.ts'
import type { KnownOfSite } from '#operations/voice-guide.ts'
import { GuideTextField } from './guide-field.tsx'

type Fields = { typed: TypedGuide; faults: GuideFaults; known: KnownOfSite | null }

/** Everything but facts. What the website says of itself stands below the field that it may help with. */
export function GuideFields({ typed, faults, known }: Fields) {
  const shared = { typed, faults }
  return (
    <>
      <fieldset>
        <legend>{words.groups.show}</legend>
        <Line name="purpose" {...shared} says={known?.what} />
        <Line name="audience" {...shared} />
        <Line name="action" {...shared} says={known?.contact} />
        <Lines name="secrets" {...shared} rows={3} />
      </fieldset>
      <fieldset>
        <legend>{words.groups.sound}</legend>
        <Line name="tone" {...shared} />
        <Line name="never" {...shared} />
        <Line name="host" {...shared} />
        <Line name="guest" {...shared} />
        <English {...shared} />
      </fieldset>
      <fieldset>
        <legend>{words.groups.words}</legend>
        <Lines name="uses" {...shared} rows={2} />
        <Lines name="avoids" {...shared} rows={2} />
        <Lines name="names" {...shared} rows={3} says={known?.name} />
      </fieldset>
    </>
  )
}

type FieldProps = { name: Name; typed: TypedGuide; faults: GuideFaults; says?: string | undefined }

const about = ({ name, faults, says }: FieldProps) => ({
  name,
  label: words.fields[name],
  fault: faults[name],
  hint: [words.hints[name], says && words.says(says)].filter(Boolean).join(' '),
})

const Line = (field: FieldProps) => (
  <GuideTextField {...about(field)}>
    {(each) => (
      <input
        {...each}
        defaultValue={field.typed[field.name]}
        maxLength={guideLimits.sentence * 2}
        autoComplete="off"
      />
    )}
  </GuideTextField>
)

const Lines = ({ rows, ...field }: FieldProps & { rows: number }) => (
  <GuideTextField {...about(field)}>
    {(each) => <textarea {...each} rows={rows} defaultValue={field.typed[field.name]} />}
  </GuideTextField>
)

const English = ({ typed, faults }: Omit<FieldProps, 'name'>) => (
  <GuideTextField {...about({ name: 'english', typed, faults })}>
    {(each) => (
      <select {...each} defaultValue={typed.english}>
        {Object.entries(words.english).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </GuideTextField>
)
