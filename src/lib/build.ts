let number = 'dev'

/** The number of the running build, which people quote when they report an error. */
export const buildNumber = (): string => number

/** Called once by the composition root, which the bundler tells. */
export function setBuildNumber(next: string): void {
  number = next
}
