/** Names of a style sheet that belongs to one component; Vite makes them unique. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}

declare module '*.css'
