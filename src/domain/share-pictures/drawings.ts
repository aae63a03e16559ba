/** The parts that every card shares, as SVG in the site's colours. Sizes in pixels. */

export const ground = '#0f2e26';

export const edge = { width: 64, height: 630 };

/** A vertical kilim: diamonds and crosses in steps of six pixels, between two lines of gold. */
export const edgeSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge.width}" height="${edge.height}">
<defs><pattern id="kilim" width="64" height="70" patternUnits="userSpaceOnUse">
<g transform="translate(11 14) scale(6)">
<path fill="#f1ecdf" d="M3 0h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h1v-1h1v-1h1z"/>
<path fill="#a4512f" d="M3 2h1v1h1v1h-1v1h-1v-1h-1v-1h1z"/>
</g>
<g fill="#2f7a63"><path id="half" d="M29-9h6v6h6v6h-6v6h-6V3h-6v-6h6z"/><use href="#half" y="70"/></g>
</pattern></defs>
<path fill="${ground}" d="M0 0h64v630H0z"/>
<path fill="url(#kilim)" d="M0 0h64v630H0z"/>
<path fill="#e2b44f" d="M0 0h5v630H0zM59 0h5v630h-5z"/>
</svg>`;

export const mark = { width: 72, height: 72 };

/** The same drawing as `ui/logo.tsx`. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 1 28 30" width="${mark.width}" height="${mark.height}">
<path fill="#e2b44f" d="M14 2h4v4h4v4h4v4h4v4h-10v-4h-8v4H2v-4h4v-4h4V6h4z"/>
<path fill="#8fcab2" d="M6 21h20v3h-4v3h-4v3h-4v-3h-4v-3H6z"/>
</svg>`;
