/** How one begins with them: what happens first, then where, when and by which number, each as the answer to one question. */
import type { HostWords, Phrases } from '#content/programme/language.ts'
import { type ProgrammeChoice, readOf } from './choose.ts'
import type { ShownFacts } from './facts.ts'
import type { Marked } from './marked.ts'
import { notYetRead } from './whereabouts.ts'

type Speaker = 'host' | 'guest'
type Values = Readonly<Record<string, string>>
type Voices = {
  say(speaker: Speaker, phrases: Phrases, values?: Values, support?: readonly string[] | 'bridge'): void
  read(excerpt: Marked): void
}
type Known = { choice: ProgrammeChoice; hosts: HostWords; facts: ShownFacts }

export function sayHowToBegin(voices: Voices, { choice, hosts, facts }: Known): void {
  const say: Voices['say'] = (...line) => voices.say(...line)
  const { step } = choice
  const { telephone, email } = facts
  const { address, hours } = notYetRead(facts, readOf(choice))
  const isReached = telephone !== undefined || email !== undefined
  const ask = (phrases: Phrases, support: readonly string[] | 'bridge' = 'bridge') =>
    say('host', phrases, {}, support)
  if (step?.question) ask([step.cue?.kind === 'question' ? step.cue.heading : step.question], step.passages)
  else if (step) ask(hosts.asksStep)
  else if (address) ask(hosts.asksPlace)
  else if (isReached) ask(hosts.asksReach)
  else ask(hosts.asksSite)
  if (step) voices.read(step)
  if (address) say('guest', hosts.address, { address: address.said }, address.passages)
  const sayHours = () => hours && say('guest', hosts.hours, { hours: hours.said }, hours.passages)
  if (address || step) sayHours()
  if (telephone) say('guest', hosts.telephone, { telephone: telephone.said }, [telephone.passage])
  else if (email) say('guest', hosts.email, { email: email.said }, [email.passage])
  const isOnSite = !isReached && !step && !address
  if (isOnSite) say('guest', hosts.onSite)
  if (!address && !step) sayHours()
  say('host', isOnSite ? hosts.closesShort : hosts.closes)
}
