import { cleanup, render } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useRememberListQuery } from '../../src/kit/address/lastListQuery'

function List() {
  useRememberListQuery()
  return null
}

export function showList(path: string, search: string): (to: string) => void {
  const { hook, searchHook, navigate } = memoryLocation({ path, searchPath: search })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <List />
    </Router>,
  )
  return navigate
}

export function visitList(path: string, search: string): void {
  showList(path, search)
  cleanup()
}
