/** Inlined beside what is folded: opens it for paper in browsers whose stylesheets cannot, and closes it afterwards. */
if (!CSS.supports('selector(::details-content)')) {
  let opened: [HTMLDetailsElement, string][] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].map((each) => {
      const { name } = each
      each.name = '' // of one name only one is open
      each.open = true
      return [each, name]
    })
  })
  addEventListener('afterprint', () => {
    for (const [each, name] of opened) {
      each.open = false
      each.name = name
    }
  })
}
