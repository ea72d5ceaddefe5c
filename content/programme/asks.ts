import type { Phrases } from './language.ts'
import type { ProgrammeQuestion } from './questions.ts'

/** What a host asks before a passage that answers at once: `opens` are the first words of such an answer, and no others. */
export type Asks = Partial<
  Record<
    ProgrammeQuestion,
    {
      says: Phrases
      /** It fits below a heading that promises this, too, whatever comes first there. */
      fitsBelow?: true
      opens: Phrases
      /** Without one of these in it, it answers something else. */
      holds?: Phrases
      /** Begins like an answer, and is none. */
      not?: Phrases
    }
  >
>
