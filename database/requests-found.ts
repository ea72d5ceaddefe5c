/** Patterns of LIKE that all must fit. Requests that no worker has taken in are few, and looked through one by one. */
export function requestsFound(patterns: readonly string[]): string {
  const fits = (words: string) => patterns.map((_, at) => `${words} like $${at + 1}`).join(' and ')
  // `offset 0` keeps the planner from reading the words of all requests, to leave most of them out afterwards.
  return `select request_id as id from private.productions where ${fits('search_words')}
    union all
    select id from (
      select id, private.lowered(private.host_of(website_url) || ' ' || email) as words
      from public.podcast_requests request where status in ('pending', 'stopped')
        and not exists (select from private.productions where request_id = request.id) offset 0
    ) as early where ${fits('words')}`
}
