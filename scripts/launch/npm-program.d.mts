export function npmProgram(): string
