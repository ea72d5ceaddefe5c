/** Inlined beside the questions: each change is sent when it is made, one after another; without scripts the button does it. */
const form = document.querySelector<HTMLFormElement>('form[data-questions]')
const state = form?.querySelector<HTMLElement>('[data-state]')
let before: Promise<void> = Promise.resolve()

const say = (words: string | undefined) => {
  if (state) state.textContent = words ?? ''
}

/** Its own fields and no others: what the website says of the next one is not confirmed by this. */
function fieldsOf(question: HTMLElement): URLSearchParams {
  const named = new FormData(form ?? undefined)
  const own = new Set([...question.querySelectorAll<HTMLInputElement>('[name]')].map((field) => field.name))
  return new URLSearchParams(
    [...named].flatMap(([name, value]) =>
      own.has(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

async function keep(question: HTMLElement): Promise<void> {
  say(form?.dataset.saving)
  try {
    const answer = await fetch(location.href, { method: 'POST', body: fieldsOf(question) })
    const seen = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const name = question.dataset.question ?? ''
    const theirs = seen.querySelector<HTMLElement>(`[data-question="${name}"]`)
    const version = theirs?.querySelector<HTMLInputElement>('input[type=hidden]')
    const mine = question.querySelector<HTMLInputElement>('input[type=hidden]')
    if (!theirs || !version || !mine) return say(form?.dataset.lost)
    mine.value = version.value
    question.querySelector('[data-refused]')?.remove()
    const refused = theirs.querySelector('[data-refused]')
    if (refused) mine.after(refused)
    if (answer.ok) question.querySelector('[data-guess]')?.remove()
    say(answer.ok ? form?.dataset.saved : form?.dataset.lost)
  } catch {
    say(form?.dataset.lost)
  }
}

form?.addEventListener('change', ({ target }) => {
  const question = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null
  if (question) before = before.then(() => keep(question))
})
