/** A scheduling service: how its calendar gets into the page, and what the page's policy must allow for that. */
export type Scheduler = {
  kind: 'cal' | 'calendly' | 'frame'
  /** Named to visitors beside the calendar. */
  name: string
  address: string
  /** The service's own embed script; a plain frame has none. */
  script?: string
  sources: { script: readonly string[]; style: readonly string[]; frame: readonly string[] }
}

/**
 * Cal.com's script writes <style> elements, also into a shadow root, and their text changes with each
 * of its releases, so that no hash can name them. Without them it shows its error message while it loads.
 */
const cal = {
  script: 'https://app.cal.com/embed/embed.js',
  sources: {
    script: ['https://app.cal.com'],
    style: ["'unsafe-inline'"],
    frame: ['https://app.cal.com', 'https://cal.com'],
  },
} as const

/** Calendly's script builds one frame and sets no style that a policy could refuse. */
const calendly = {
  script: 'https://assets.calendly.com/assets/external/widget.js',
  sources: { script: ['https://assets.calendly.com'], style: [], frame: ['https://calendly.com'] },
} as const

/** Recognised by host; the bare host of a service is no calendar, and any other address gets a plain frame. */
export function schedulerOf(address: string): Scheduler {
  const { hostname, host, pathname, search, origin } = new URL(address)
  const event = pathname.replace(/\/$/, '') + search
  if (pathname !== '/' && /^(?:(?:www|app)\.)?cal\.com$/.test(hostname))
    return { kind: 'cal', name: 'Cal.com', address: `https://cal.com${event}`, ...cal }
  if (pathname !== '/' && /^(?:www\.)?calendly\.com$/.test(hostname))
    return { kind: 'calendly', name: 'Calendly', address: `https://calendly.com${event}`, ...calendly }
  return { kind: 'frame', name: host, address, sources: { script: [], style: [], frame: [origin] } }
}
