/** What the same website could fill another episode with: words of its own, from passages that nobody has heard. */
export type NextEpisode = {
  /** A heading or a question of the website. */
  title: string
  /** What stands under it. */
  passage: string
  url: string
  /** What its page is called. */
  page?: string
}

export const mostNextEpisodes = 3
