import { facts } from '#content/facts.ts'
import type { Settings } from '#domain/read-setting.ts'
import { retention, periodInWords as time } from '#domain/retention.ts'
import type { LegalSection } from './legal-document.ts'
import { processors } from './processors.ts'

/** Everybody who works with us, speaks for us or listens to a show that we host. */
export function privacyOfClients(settings: Settings): readonly LegalSection[] {
  return [
    {
      id: 'clients',
      title: 'Working with us',
      blocks: [
        'For a booking we process contact and billing data, what you say about your business in calls and questionnaires, drafts, approvals and finished episodes, in order to fulfill the contract (Art. 6 (1) (b) GDPR).',
        'The portal of a client knows its people by e-mail address, name and role, and when they were last there. Whoever has paid is its owner; owners say who else belongs to it, and what you decide and say about a script or an episode stands there under your name (Art. 6 (1) (b) and (f) GDPR). A cookie keeps you signed in there for 90 days at most; nothing else is stored in your browser.',
        'What you hand in for your show (documents, transcripts, answers) is kept as you have handed it in, read by a program of ours, and used in episodes only as you allow it there. Hand in no recording whose speakers have not agreed. You take it away in the portal at any time.',
        'Card payment runs on pages of the payment provider. We learn that you have paid, what for, and the last digits of the card. Invoices are kept because tax and commercial law demand it (Art. 6 (1) (c) GDPR).',
        'If people are mentioned in a script, their names come from you or from public sources that the script lists. We process them for the client’s publication (Art. 6 (1) (f) GDPR).',
      ],
    },
    {
      id: 'ai',
      title: 'AI voices and AI texts',
      blocks: [
        'Where outside services draft or speak an episode, or check by ear how it is spoken, they receive website texts, scripts and its sound, and no e-mail address. Contracts bar them from training on these. The built-in writer and voices pass nothing on.',
        'Synthetic speech is labeled for people and for machines, as Art. 50 of the EU AI Act requires.',
      ],
    },
    {
      id: 'voice-cloning',
      title: 'Cloned voices',
      blocks: [
        `A voice is personal data. We clone one only if its speaker has consented in writing (Art. 6 (1) (a) and, where it identifies the person, Art. 9 (2) (a) GDPR) and has given us ${facts.voiceCloningAudioMinutes} minutes of audio.`,
        'Samples, voice model and consent are stored together, used for that one client, and deleted when the consent is withdrawn or the contract ends. Withdrawing has no effect on what was lawful before.',
      ],
    },
    {
      id: 'hosted-episodes',
      title: 'Episodes that we host',
      blocks: [
        `When a browser or an app fetches an episode, we process its IP address and name to deliver the file (Art. 6 (1) (f) GDPR). What our log says of it, and for how long, is the same as when you open a page. How the listeners of a show are counted has a section of its own. The page of a free episode is not listed anywhere; its address is a key, and who has it can listen and read.`,
        'Feeds for a company’s own staff carry a personal key in their address. On behalf of that company we see which key fetched which episode, so that a lost key can be blocked.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who else receives data',
      blocks: [
        'The companies below work for us under contracts that bind them to our instructions (Art. 28 GDPR), except where the line says that they decide for themselves.',
        {
          details: processors(settings).map(({ task, name, place }) => ({
            term: task,
            text: `${name}; ${place}.`,
          })),
        },
        'Data leaves the European Economic Area only to countries with an adequacy decision or under standard contractual clauses (Art. 45 and 46 GDPR), of which we send you a copy on request. Authorities receive data where a law compels us.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep what',
      blocks: [
        {
          details: [
            { term: 'Server logs', text: time(retention.serverLogs) },
            {
              term: 'Free-episode requests without an episode, consultations, e-mail',
              text: `${time(retention.endedRequests)} after the last contact`,
            },
            {
              term: 'Times that you propose for a call, with what you enter beside them',
              text: `${time(retention.proposedCalls)} after the last of them or our answer`,
            },
            {
              term: 'Free episodes, their requests, and what you choose and write for them',
              text: 'until you delete them with the link in our letter, or ask us to',
            },
            {
              term: 'Fingerprint that counts requests',
              text: `${time(retention.requestTries)}, longer only while a limit on requests looks back further`,
            },
            {
              term: 'Your address as a member of a client’s portal, with name and role',
              text: `until the contract has ended, or ${time(retention.endedMembers)} after you were taken out`,
            },
            {
              term: 'Address that asks for a code at the portal’s door',
              text: `${time(retention.portalCodes)} at most`,
            },
            { term: 'Sound kept to save work', text: time(retention.clipCache) },
            { term: 'Record of who worked with personal data', text: time(retention.deeds) },
            { term: 'Receipts of deletions, without a name', text: time(retention.receipts) },
            { term: 'Notices from payment and scheduling services', text: time(retention.notices) },
            {
              term: 'Scripts and episodes, and what was decided and said about them',
              text: 'until the contract has ended and everything was handed over',
            },
            {
              term: 'Documents, transcripts and answers that you hand in for your show',
              text: 'until you take them away, or the contract has ended',
            },
            {
              term: 'Contracts and invoices',
              text: 'six years for business letters, eight for invoices, ten for accounts (§ 147 AO, § 257 HGB)',
            },
            {
              term: 'Deleted records, in unused parts and in the journal of our database',
              text: `${time(retention.deletedRecords)}, in parts that are too large to be rewritten until new records take their place`,
            },
            { term: 'Backups', text: `deleted after ${time(retention.backups)} at the latest` },
          ],
        },
      ],
    },
  ]
}
