import type { TileComponentProps } from 'pigeon-maps'
import { useState } from 'react'

/** One raster tile. One that does not come leaves the ground to be seen, and nothing else happens. */
export function MapTile({ tile, tileLoaded }: TileComponentProps) {
  const [isBroken, setBroken] = useState(false)
  return (
    <img
      className="tile-map__tile"
      hidden={isBroken}
      src={tile.url}
      width={tile.width}
      height={tile.height}
      style={{ translate: `${tile.left}px ${tile.top}px` }}
      alt=""
      draggable={false}
      // OpenStreetMap refuses requests without a referer, and the page sends none to other hosts.
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={tileLoaded}
      onError={() => {
        setBroken(true)
        tileLoaded()
      }}
    />
  )
}
