import { settingsWords as words } from '#content/studio-settings.ts'
import { voiceNamed } from '#content/voices.ts'
import { own } from '#domain/own.ts'

export function choiceLabel(choice: string): string {
  const voice = voiceNamed(choice)
  return voice ? `${voice.name}: ${voice.character}` : (own(words.choices, choice) ?? choice)
}
