let number = 'dev'

export const getBuildNumber = (): string => number

export function setBuildNumber(next: string): void {
  number = next
}
