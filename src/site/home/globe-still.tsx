import { company } from '#content/company.ts';
import { firstTurn, tilt } from './globe-rotation.ts';
import { landDots } from './globe-still-dots.ts';

const radius = 94;

/** The globe as a picture, as it stands before it turns; in the page itself, so that it needs nothing else. */
export function GlobeStill(props: { label: string; isHidden: boolean }) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className={`absolute inset-0 size-full transition-opacity duration-400 ${props.isHidden ? 'opacity-0' : ''}`}
      role="img"
      aria-label={props.label}
      aria-hidden={props.isHidden || undefined}
    >
      <circle r={radius} className="globe-sea" />
      <path d={landDots} className="globe-land" />
      {company.globeMarkers.map(({ location }) => (
        <circle
          key={location.join()}
          {...placeOnPicture(location)}
          r="2.8"
          className="fill-gold-strong"
        />
      ))}
    </svg>
  );
}

/** Where cobe draws a marker, a little above the ground; in units of the picture. */
function placeOnPicture([latitude, longitude]: readonly [number, number]) {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180 + firstTurn];
  const [height, side, depth] = [
    Math.sin(north),
    Math.cos(north) * Math.cos(east),
    -Math.cos(north) * Math.sin(east),
  ];
  const round = (value: number) => Math.round(value * radius * 10.6) / 10;
  return { cx: round(side), cy: -round(Math.cos(tilt) * height - Math.sin(tilt) * depth) };
}
