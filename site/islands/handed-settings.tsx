import type { Settings } from '#domain/read-setting.ts'

const id = 'settings'

/** What the islands of a page show of the settings: data, and nothing that runs. */
export const HandedSettings = ({ shown }: { shown: Settings }) => (
  <script
    id={id}
    type="application/json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as children React would escape it, and no text can end the element
    dangerouslySetInnerHTML={{ __html: JSON.stringify(shown).replaceAll('<', '\\u003c') }}
  />
)

export const handedSettings = (): Settings => JSON.parse(document.getElementById(id)?.textContent ?? '{}')
