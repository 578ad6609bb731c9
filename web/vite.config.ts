import { defineConfig } from "vite";
import solid from "vite-plugin-solid";

const server = process.env["BRADSHAW_URL"] ?? "http://127.0.0.1:1860";

export default defineConfig({
  plugins: [solid()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
});
