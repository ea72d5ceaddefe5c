import { settingsWords } from '#content/studio-settings.ts'
import { sizeOfUpload } from '#domain/mark-upload.ts'
import form from './form.module.css'
import { markFields } from './mark-fields.ts'

const words = settingsWords.mark

type Wanted = { id: string; name: string; defaultValue: string }

/** What stands there goes along unseen; a file or the box beside it takes its place. */
export function MarkInput({ name, defaultValue, ...input }: Wanted) {
  return (
    <>
      <input type="hidden" name={name} value={defaultValue} />
      <input {...input} type="file" name={markFields.file} accept=".svg,.png,image/svg+xml,image/png" />
      {defaultValue && (
        <label className={form.drawn}>
          <input type="checkbox" name={markFields.drawn} />
          {words.drawInstead(sizeOfUpload(defaultValue))}
        </label>
      )}
    </>
  )
}
