import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { memo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { AppRoute } from '../../../src/app/routing/appRoute'
import { lazyScreen } from '../../../src/app/routing/lazyScreen'
import { CachedScreen } from '../../../src/app/shell/CachedScreen'
import { useUrlQuery } from '../../../src/kit/address/useUrlQuery'
import { useScreenExitCount } from '../../../src/ui/cachedScreen'

const renders = { list: 0, row: 0 }

const Row = memo(() => {
  renders.row++
  const { linkWith } = useUrlQuery()
  return <Link href={linkWith({ order: 7 })}>Заказ 7</Link>
})

function List() {
  renders.list++
  const { search } = useUrlQuery()
  return (
    <>
      <p>{`поиск: ${search}`}</p>
      <Row />
      <Typed key={useScreenExitCount()} />
    </>
  )
}

const begun: string[] = []

function Typed() {
  useState(() => begun.push(window.location.pathname))
  return null
}

const routeOf = (path: string, component: () => React.ReactNode): AppRoute => ({
  path,
  title: path,
  access: { every: [] },
  isCached: true,
  screen: lazyScreen(async () => component),
})

const ORDERS = routeOf('/orders', List)
const ARCHIVE = routeOf('/archive-orders', () => <p>Архив</p>)

function Screens() {
  const [path] = useLocation()
  return (
    <>
      <CachedScreen route={ORDERS} isShown={path === '/orders'} />
      <CachedScreen route={ARCHIVE} isShown={path === '/archive-orders'} />
    </>
  )
}

const goTo = (to: string) => act(async () => navigate(to))

beforeEach(async () => {
  window.scrollTo = () => undefined
  await Promise.all([ORDERS.screen.preload(), ARCHIVE.screen.preload()])
  navigate('/orders?page=2')
  await act(async () => {
    render(<Screens />)
  })
  Object.assign(renders, { list: 0, row: 0 })
})

afterEach(cleanup)

test('leaving and returning does not re-render its rows', async () => {
  await goTo('/archive-orders?page=5')
  expect(screen.queryByText('Заказ 7')).toBeNull()
  await goTo('/orders?page=2')
  expect(screen.getByText('поиск: page=2')).toBeTruthy()
  expect(renders.row).toBe(0)
})

test('parts that depend on the address follow it, also after another screen', async () => {
  await goTo('/orders?page=3')
  expect(screen.getByText('поиск: page=3')).toBeTruthy()
  expect(screen.getByText('Заказ 7').getAttribute('href')).toBe('/orders?page=3&order=7')
  await goTo('/archive-orders')
  await goTo('/orders?page=4')
  expect(screen.getByText('поиск: page=4')).toBeTruthy()
  expect(screen.getByText('Заказ 7').getAttribute('href')).toBe('/orders?page=4&order=7')
})

test('the address of another screen is not its own', async () => {
  await goTo('/archive-orders?page=9')
  await goTo('/orders')
  expect(screen.getByText('поиск:')).toBeTruthy()
})

test('state of a visit is reset when the screen is left, not while it is loading', async () => {
  begun.splice(0)
  await goTo('/archive-orders')
  await goTo('/orders')
  expect(begun).toEqual(['/archive-orders'])
})
