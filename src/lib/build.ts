let number = 'dev'

/** Names the build that runs, as people tell it to whoever looks for the cause of an error. */
export const buildNumber = (): string => number

/** Called once by the composition root, which the bundler tells. */
export function setBuildNumber(next: string): void {
  number = next
}
