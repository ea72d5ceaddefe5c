/** The product's own colours (the light column of the site's tokens), for pictures that no style sheet reaches. */
export const palette = { paper: '#FAF6EE', ink: '#17140F', signal: '#C8341A', night: '#17140F' }
