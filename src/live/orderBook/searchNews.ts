import type { SearchFollower, SearchResponse } from './pageRows'

export function createSearchNews() {
  const followers = new Set<SearchFollower>()
  let opened: SearchResponse | undefined
  return {
    onSearch: (query: SearchResponse['query']): void => {
      opened = undefined
      for (const { onSearch } of followers) onSearch(query)
    },
    onResponse: (response: SearchResponse): void => {
      opened = response
      for (const { onResponse } of followers) onResponse(response)
    },
    forget: (): void => {
      opened = undefined
    },
    follow(follower: SearchFollower): () => void {
      followers.add(follower)
      if (opened) {
        follower.onSearch(opened.query)
        follower.onResponse(opened)
      }
      return () => void followers.delete(follower)
    },
  }
}
