import { isHost, type Script } from '#domain/script.ts'

/** One host asks everything where only one was asked for. */
export const withHosts = (script: Script, hosts: 1 | 2): Script =>
  hosts === 2
    ? script
    : {
        ...script,
        chapters: script.chapters.map((chapter) => ({
          ...chapter,
          sentences: chapter.sentences.map((sentence) => ({
            ...sentence,
            speaker: isHost(sentence.speaker) ? 'host' : sentence.speaker,
          })),
        })),
      }
