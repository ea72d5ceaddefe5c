/** Inlined behind the form: it begins with the visitor's own time zone, unless they have chosen one. */
const zone = document.querySelector<HTMLSelectElement>('select[name=zone][data-unchosen]')
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
if (zone && timeZone) {
  if (![...zone.options].some(({ value }) => value === timeZone))
    zone.add(new Option(timeZone.replaceAll('_', ' '), timeZone), 1)
  zone.value = timeZone
}
