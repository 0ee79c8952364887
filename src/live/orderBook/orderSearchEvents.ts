import type { OrderSearchListener, OrderSearchResponse } from './pageRows'

export function createOrderSearchEvents() {
  const followers = new Set<OrderSearchListener>()
  let opened: OrderSearchResponse | undefined
  return {
    onSearch: (query: OrderSearchResponse['query']): void => {
      opened = undefined
      for (const { onSearch } of followers) onSearch(query)
    },
    onResponse: (response: OrderSearchResponse): void => {
      opened = response
      for (const { onResponse } of followers) onResponse(response)
    },
    forget: (): void => {
      opened = undefined
    },
    follow(follower: OrderSearchListener): () => void {
      followers.add(follower)
      if (opened) {
        follower.onSearch(opened.query)
        follower.onResponse(opened)
      }
      return () => void followers.delete(follower)
    },
  }
}
