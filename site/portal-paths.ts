/** The rooms of clients. */
export const portalPaths = {
  portal: () => '/portal',
  portalSignIn: () => '/portal/sign-in',
  portalCode: () => '/portal/sign-in/code',
  portalLink: (secret: string) => `/portal/sign-in/${secret}`,
  portalSignOut: () => '/portal/sign-out',
  portalClient: (clientId: string) => `/portal/${clientId}`,
  portalQuestions: (clientId: string, showId: string, part: string) =>
    `/portal/${clientId}/questions/${showId}/${part}`,
  portalPeople: (clientId: string) => `/portal/${clientId}/people`,
  /** A long script has parts; `search` says which, and which sentence somebody speaks of. */
  portalScript: (clientId: string, requestId: string, search = '') =>
    `/portal/${clientId}/scripts/${requestId}${search}`,
}

export const isPortal = (path: string) => /^\/portal(?:$|[/.])/.test(path)
export const isPortalSignIn = (path: string) => /^\/portal\/sign-(?:in|out)(?:$|[/.])/.test(path)
