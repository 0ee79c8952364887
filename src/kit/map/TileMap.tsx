import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Map as PigeonMap } from 'pigeon-maps'
import { type KeyboardEvent, memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { LatLong } from '../../domain/geo'
import { getConfig } from '../../session/config'
import { MapTile } from '../../ui/map/MapTile'
import { MapProjectionProvider } from '../../ui/map/mapProjection'
import { fitMapViewport, MAX_ZOOM, type MapViewport, MIN_ZOOM } from '../../ui/map/mapViewport'
import type { ThemeMode } from '../../ui/theme'
import { themeState } from '../../ui/themeStore'
import '../../ui/map/tileMap.css'

export type MapFocus = { places: readonly LatLong[]; zoom?: number }

type TileMapProps = {
  label: string
  /** Places to show. A new `focus` object fits the map to its places. With the same object the map stays where the user moved it. */
  focus: MapFocus
  onPick?: (place: LatLong) => void
  children?: ReactNode
}

const STEP = 80
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

export function TileMap({ label, focus, onPick, children }: TileMapProps) {
  const { motion, mode } = useSnapshot(themeState)
  const { element, view, setView, takeOver } = useView(focus)
  const whenMoved = useMoves(setView)
  const { url, attribution } = getConfig().tiles
  const zoomBy = useCallback(
    (step: number) => {
      takeOver()
      setView((last) => last && { ...last, zoom: Math.max(MIN_ZOOM, Math.min(MAX_ZOOM, Math.round(last.zoom) + step)) })
    },
    [takeOver, setView],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const arrow = ARROWS[event.key]
    if (arrow) {
      takeOver()
      setView((last) => last && moved(last, arrow))
    } else if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else return
    event.preventDefault()
  }

  return (
    <div
      className={classOf(onPick !== undefined, url.includes('{theme}'))}
      ref={element}
      role="application"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={takeOver}
      onWheel={takeOver}
    >
      {view && (
        <PigeonMap
          center={[view.center.lat, view.center.long]}
          zoom={view.zoom}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          animate={motion}
          attribution={false}
          boxClassname="tile-map__tiles"
          provider={(x, y, z) => tileUrl(url, mode, x, y, z)}
          tileComponent={MapTile}
          {...whenMoved}
          onClick={({ latLng: [lat, long] }) => onPick?.({ lat, long })}
        >
          <MapProjectionProvider>{children}</MapProjectionProvider>
        </PigeonMap>
      )}
      <ZoomButtons zoomBy={zoomBy} />
      <div className="tile-map__attribution">{attribution}</div>
    </div>
  )
}

/** Memoised, because the zoom buttons take as long to render as the map tiles. */
const ZoomButtons = memo(function ZoomButtons({ zoomBy }: { zoomBy: (step: number) => void }) {
  return (
    <div className="tile-map__zoom">
      <Button icon={<PlusOutlined />} aria-label="Приблизить" onClick={() => zoomBy(1)} />
      <Button icon={<MinusOutlined />} aria-label="Отдалить" onClick={() => zoomBy(-1)} />
    </div>
  )
})

function classOf(isPickable: boolean, hasThemes: boolean): string {
  return ['tile-map', isPickable && 'tile-map--pickable', !hasThemes && 'tile-map--daylight'].filter(Boolean).join(' ')
}

/** Fits the map to the places of `focus` when `focus` changes, and also on each resize of the map until the user moves the map. */
function useView(focus: MapFocus) {
  const element = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapViewport | null>(null)
  const isTakenOver = useRef(false)
  useLayoutEffect(() => {
    const area = element.current
    if (!area) return
    let seen = { width: 0, height: 0 }
    let frame = 0
    const fitMap = () => {
      cancelAnimationFrame(frame)
      if (isScaled(area)) {
        frame = requestAnimationFrame(fitMap)
        return
      }
      seen = { width: area.clientWidth, height: area.clientHeight }
      setView(fitMapViewport(focus.places, seen, focus.zoom))
    }
    isTakenOver.current = false
    fitMap()
    const observer = new ResizeObserver(() => {
      const isResized = area.clientWidth !== seen.width || area.clientHeight !== seen.height
      if (isResized && !isTakenOver.current) fitMap()
    })
    observer.observe(area)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [focus])
  const takeOver = useCallback(() => {
    isTakenOver.current = true
  }, [])
  return { element, view, setView, takeOver }
}

/**
 * True while the opening animation of a dialog scales the map. If pigeon-maps measured the map during the animation, it would later ignore
 * clicks outside the area of the scaled size.
 */
const isScaled = (area: HTMLElement): boolean => Math.abs(area.getBoundingClientRect().width - area.offsetWidth) > 1

/**
 * Ignores positions while the map is animated: passing one of them back to the map would stop the animation halfway. The position at the
 * end is read from the map itself, because after an interrupted animation pigeon-maps may not report it.
 */
function useMoves(setView: (view: MapViewport) => void) {
  const map = useRef<PigeonMap>(null)
  const isAnimating = useRef(false)
  return {
    ref: map,
    onBoundsChanged: ({ center: [lat, long], zoom }: { center: [number, number]; zoom: number }) => {
      if (!isAnimating.current) setView({ center: { lat, long }, zoom })
    },
    onAnimationStart: () => {
      isAnimating.current = true
    },
    onAnimationStop: () => {
      isAnimating.current = false
      // This callback runs after the state update of the last animation frame, so it reads the final position.
      map.current?.setState(null, () => {
        if (!map.current || isAnimating.current) return
        const { center, zoom } = map.current.state
        setView({ center: { lat: center[0], long: center[1] }, zoom })
      })
    },
  }
}

function tileUrl(template: string, theme: ThemeMode, x: number, y: number, z: number): string {
  return template
    .replace('{theme}', theme)
    .replace('{x}', String(x))
    .replace('{y}', String(y))
    .replace('{z}', String(z))
}

function moved({ center, zoom }: MapViewport, [right, down]: [number, number]): MapViewport {
  const degrees = 360 / (256 * 2 ** zoom)
  const shrink = Math.cos((center.lat * Math.PI) / 180)
  return { zoom, center: { lat: center.lat - down * degrees * shrink, long: center.long + right * degrees } }
}
