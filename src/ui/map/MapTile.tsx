import type { TileComponentProps } from 'pigeon-maps'
import { memo, useState } from 'react'

export function MapTile({ tile: { url, width, height, left, top }, tileLoaded }: TileComponentProps) {
  return <TileImage url={url} width={width} height={height} left={left} top={top} tileLoaded={tileLoaded} />
}

type TileImageProps = Pick<TileComponentProps['tile'], 'url' | 'width' | 'height' | 'left' | 'top'> &
  Pick<TileComponentProps, 'tileLoaded'>

/** Memoised, because pigeon-maps renders all tiles on each frame while the user drags the map. */
const TileImage = memo(function TileImage({ url, width, height, left, top, tileLoaded }: TileImageProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <img
      className="tile-map__tile"
      hidden={isBroken}
      src={url}
      width={width}
      height={height}
      style={{ translate: `${left}px ${top}px` }}
      alt=""
      draggable={false}
      // OpenStreetMap rejects requests without a referrer, and the page's own referrer policy would omit it.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={tileLoaded}
      onError={() => {
        setBroken(true)
        tileLoaded()
      }}
    />
  )
}, isSameTile)

/** Compares tiles without `tileLoaded`, which is a new function on each render. */
function isSameTile(last: TileImageProps, next: TileImageProps): boolean {
  return (
    last.url === next.url &&
    last.left === next.left &&
    last.top === next.top &&
    last.width === next.width &&
    last.height === next.height
  )
}
