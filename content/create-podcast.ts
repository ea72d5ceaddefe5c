import { facts, range } from './facts.ts'
import { submittedStep } from './submitted-step.ts'

const hours = `${range(facts.sampleDeliveryHours)} hours`
const heading = 'Create Free Podcast Episode'

const keywords = [
  'free podcast episode',
  'podcast from website',
  'AI podcast sample',
  'done-for-you podcast',
] as const

/** The words of the free-episode wizard; what its messages say is given by the specification. */
export const createPodcast = {
  head: {
    title: heading,
    description: `Enter your website and your e-mail address. We write and voice one podcast episode about your business and send it by e-mail within ${hours}, free.`,
    keywords,
  },
  freeEpisodeHead: {
    title: `${heading} from your website`,
    description: `Hear your own business as a podcast before you pay anything: one episode, made from your website and sent by e-mail within ${hours}.`,
    keywords,
  },
  kicker: 'Free sample',
  heading,
  lead: `Tell us your website. We write an episode about your business, AI voices speak it, and you get it by e-mail within ${hours}. It costs nothing, and you record nothing.`,
  stepOf: (step: number) => `Step ${step} of 3`,

  websiteStep: {
    title: 'Enter Website',
    text: 'Whose episode shall it be?',
    label: 'Website URL',
    placeholder: 'example.com',
    button: 'Continue',
    busyButton: 'Processing...',
    /** On a machine of one's own, where there may be no internet. */
    sample: 'No website at hand? Try harbour-lane-bakery.test, a bakery that ships with this product.',
    missing: 'Please enter a website URL.',
    invalid: 'Please enter a valid website URL.',
    longEnding: {
      question: 'Ends in something longer, like .consulting?',
      call: 'Book a call',
      or: 'or',
      write: 'write to us',
    },
  },

  emailStep: {
    title: 'Email Address',
    text: 'Where shall we send it?',
    chosen: 'Your website',
    label: 'Email Address',
    purpose: `For this episode only: a confirmation now, the episode within ${hours}. No newsletter.`,
    privacy: 'How we treat your data',
    button: 'Create Podcast',
    busyButton: 'Submitting...',
    isBeingSent: 'Your request is being sent.',
    back: 'Back',
    invalid: 'Please enter a valid email address.',
    failed: {
      text: 'If it fails again,',
      write: 'send us the website by e-mail',
      end: 'and we take it from there.',
    },
  },

  submittedStep,

  toasts: {
    captured: {
      title: 'Website captured',
      description: 'Please enter your email address now.',
    },
    submitted: {
      title: 'Request successfully submitted!',
      description: 'We will create your free podcast episode and send it to your email.',
    },
    invalidWebsite: {
      title: 'Error',
      description: 'Please enter a valid website URL.',
      isDestructive: true,
    },
    notSubmitted: {
      title: 'Error',
      description: 'Error submitting your request. Please try again.',
      isDestructive: true,
    },
    noWebsite: {
      title: 'Error',
      description: 'No website found. Please start over.',
      isDestructive: true,
    },
  },

  needsScript: {
    title: 'This form needs JavaScript',
    text: 'Your browser has it switched off, or could not load it. Send us your website in an e-mail instead, or tell us on a call: the episode is the same.',
    mail: 'Write an e-mail',
    call: 'Book a call',
  },

  mailSubject: 'Free podcast episode',

  promo: {
    heading: 'Start a Podcast Without Recording a Word',
    text: `One episode shows how your business sounds. In ${facts.consultationMinutes} minutes on the phone we sketch the show around it, name a price and tell you plainly whether to do it.`,
    button: 'Book a Call & Learn More',
  },
} as const
