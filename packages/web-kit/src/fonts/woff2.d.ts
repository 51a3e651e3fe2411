/** Vite answers with the path of the file. */
declare module '*.woff2?url' {
  const path: string
  export default path
}
