let number = 'dev'

export const buildNumber = (): string => number

export function setBuildNumber(next: string): void {
  number = next
}
