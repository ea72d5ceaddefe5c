declare module '*?inline' {
  const code: string
  export default code
}

declare module 'virtual:islands' {
  export const islandsScript: string
}
