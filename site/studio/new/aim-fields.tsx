import { aimLimits } from '#domain/aim.ts'
import { type FieldProps, LineField, RequestTextField, TickField } from './fields.tsx'

type Fields = Omit<FieldProps, 'name'>

/** What it is about, how long it is to be, and what it may tell again. */
export const WishFields = (fields: Fields) => (
  <>
    <LineField name="topic" {...fields} autoComplete="off" maxLength={300} />
    <RequestTextField name="note" {...fields} rows={3} />
    <LineField
      name="minutes"
      {...fields}
      type="number"
      min={aimLimits.leastMinutes}
      max={aimLimits.mostMinutes}
      step={1}
    />
    <TickField name="again" {...fields} />
  </>
)

/** Sources beside the website itself. */
export const SourceFields = (fields: Fields) => (
  <>
    <RequestTextField name="pages" {...fields} rows={2} />
    <RequestTextField name="text" {...fields} rows={7} />
  </>
)

export const AimFields = (fields: Fields) => (
  <>
    <WishFields {...fields} />
    <SourceFields {...fields} />
  </>
)
