/** Cal.com and Calendly as far as /contact knows them, after their published scripts (November 2026). */
export const services = {
  cal: {
    address: 'https://cal.com/ada/30min',
    script: 'https://app.cal.com/embed/embed.js',
    frame: 'https://app.cal.com/ada/30min/embed',
    // Cannot run twice in one document, writes <style> and keeps its frame invisible until that reports.
    code: `(() => {
      const cal = window.Cal
      if (!cal?.q) throw new Error('Cal is not defined')
      customElements.define('cal-inline', class extends HTMLElement {
        constructor() {
          super()
          this.attachShadow({ mode: 'open' }).innerHTML = '<style>p { display: none }</style><p>Something went wrong.</p><slot></slot>'
        }
      })
      document.head.appendChild(document.createElement('style')).innerHTML = '.cal-embed { border: 0 }'
      let origin
      const methods = {
        init: (config) => { origin = config.origin },
        inline({ elementOrSelector, calLink }) {
          const frame = Object.assign(document.createElement('iframe'), { src: origin + '/' + calLink + '/embed', title: 'Book a call' })
          frame.style.cssText = 'visibility: hidden; width: 100%; height: 100%'
          addEventListener('message', () => { frame.style.visibility = '' })
          const element = document.createElement('cal-inline')
          element.append(frame)
          elementOrSelector.append(element)
        },
      }
      const run = ([method, argument]) => methods[method]?.(argument)
      cal.q.forEach(run)
      cal.q.push = run
      Object.entries(cal.ns)
    })()`,
    report: `{ originator: 'CAL', fullType: 'CAL::__iframeReady' }`,
  },
  calendly: {
    address: 'https://calendly.com/ada/30min',
    script: 'https://assets.calendly.com/assets/external/widget.js',
    frame: 'https://calendly.com/ada/30min',
    code: `window.Calendly = {
      initInlineWidget({ url, parentElement }) {
        const frame = Object.assign(document.createElement('iframe'), { src: url + '?embed_type=Inline', width: '100%', height: '100%' })
        parentElement.append(document.createElement('div'), frame)
      },
    }`,
    report: `{ event: 'calendly.event_type_viewed' }`,
  },
} as const

export type Service = (typeof services)[keyof typeof services]

export const calendarOf = ({ report }: Service) =>
  `<!doctype html><title>Calendar</title><p>Monday, 10:00</p><script>parent.postMessage(${report}, '*')</script>`
