import { studio } from '#content/studio.ts'

export const meta = () => [
  { title: studio.title(studio.screens.board) },
  { name: 'robots', content: 'noindex' },
]

export default function BoardPage() {
  return <h1>{studio.screens.board}</h1>
}
