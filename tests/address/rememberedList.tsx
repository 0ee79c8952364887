import { cleanup, render } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useRememberedSearch } from '../../src/kit/address/lastSearch'

function List() {
  useRememberedSearch()
  return null
}

/** Shows a list that remembers its address. Returns the function that changes the address. */
export function showList(path: string, search: string): (to: string) => void {
  const { hook, searchHook, navigate } = memoryLocation({ path, searchPath: search })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <List />
    </Router>,
  )
  return navigate
}

/** Shows the list and leaves it. */
export function visitList(path: string, search: string): void {
  showList(path, search)
  cleanup()
}
