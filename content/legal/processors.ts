import { type Settings, textOf } from '#domain/read-setting.ts'
import { processorTasks } from '#domain/settings/record.ts'

/** Companies that handle personal data for the operator; each name is an example until the operator enters its own. */
type Processor = { task: string; name: string; place: string }

export function processors(settings: Settings): readonly Processor[] {
  return [
    {
      task: 'Hosting, database and backups',
      name: textOf(settings, 'operator.hosting'),
      place: 'stored in the European Union',
    },
    ...Object.entries(processorTasks).map(([id, task]) => ({
      task,
      name: textOf(settings, `processor.${id}.name`),
      place: textOf(settings, `processor.${id}.place`),
    })),
  ]
}
