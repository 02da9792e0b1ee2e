/** The page that shows the interface; its addresses are relative, so that it works under any path of a proxy. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Payproof interface</title>
  <link rel="icon" type="image/png" href="docs/assets/favicon-32x32.png">
  <link rel="stylesheet" href="docs/assets/swagger-ui.css">
</head>
<body>
  <div id="interface"></div>
  <noscript>The interface is described in <a href="openapi.json">openapi.json</a> and
    <a href="management/v1/openapi.json">management/v1/openapi.json</a>.</noscript>
  <script src="docs/assets/swagger-ui-bundle.js"></script>
  <script src="docs/assets/swagger-ui-standalone-preset.js"></script>
  <script src="docs/start.js"></script>
</body>
</html>
`;

/** Starts Swagger UI on the page; a file of its own, because the page runs no scripts that are inside it. */
export const START_SCRIPT = `SwaggerUIBundle({
  urls: [
    { url: 'openapi.json', name: 'Main interface' },
    { url: 'management/v1/openapi.json', name: 'Management interface' },
    { url: 'dashboard/openapi.json', name: 'Sessions' },
  ],
  dom_id: '#interface',
  deepLinking: true,
  validatorUrl: 'none',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
});
`;

/** What the page may load: its own files, and the styles that Swagger UI writes itself. */
export const PAGE_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
