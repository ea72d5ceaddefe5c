/**
 * Inlined into pages whose title is only theirs. From the press of a link on the title is the site's, also while the next
 * page is under way. When nobody sees it any more it is the page's again, for the browser's list of visited pages.
 */
{
  const { title: own, currentScript } = document
  const leave = () => (document.title = currentScript?.dataset.leaves ?? own)
  const stay = () => (document.title = own)
  window.navigation?.addEventListener('navigate', (event) => {
    // Not mail, not a file, not a place on this page.
    if (!event.canIntercept || event.downloadRequest !== null || event.hashChange) return
    leave()
    event.signal.addEventListener('abort', stay)
  })
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', stay)
}
