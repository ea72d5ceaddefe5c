import { figureWords as words } from '#content/listening-figures.ts'

export const Columns = ({ first }: { first: string }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      <th scope="col">{words.columns.downloads}</th>
    </tr>
  </thead>
)
